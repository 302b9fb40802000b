import { describeRecordedSets } from './recorded-sets.js';

describeRecordedSets('systems', '../shared/recordings/dev/ats');
describeRecordedSets('boards', '../shared/recordings/dev/boards');
