/// A modifier that gives its view an id.
protocol IdentifyingModifier {}
