// What is shared must be on offer before anything that takes it: only this one import may stand here.
void import('./main')
