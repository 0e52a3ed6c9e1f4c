// fast-check tries the same cases in every run, so that the same commit is tested alike on every day.
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: 20_261_122 });
