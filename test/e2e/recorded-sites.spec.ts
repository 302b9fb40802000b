import { describeRecordedSets } from './recorded-sets.js';

describeRecordedSets('sites', '../shared/recordings/dev/sites');
