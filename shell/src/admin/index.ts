// The shared packages must be provided before any code that uses them: keep this the only import.
void import('./main')
