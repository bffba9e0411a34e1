// The other files of this folder are compiled as copies.
