import Listed
import Own

print(platforms().joined(separator: " "))
print(place())
print(first(), second())
