import fc from 'fast-check';

// The same cases in each run, the first failure as found, and no more than a fraction of a second for each property: a change of a
// rule shows within a few cases or never.
fc.configureGlobal({ seed: 20261126, endOnFailure: true, interruptAfterTimeLimit: 100, markInterruptAsFailure: false });
