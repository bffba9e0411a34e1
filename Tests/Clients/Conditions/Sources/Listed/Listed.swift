// The files that Conditions.txt lists are compiled as copies.
