/// A file that lies beside the tests.
public enum Fixture {}
