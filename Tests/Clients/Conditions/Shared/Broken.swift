let broken: Missing = 0
