export const WORKPLACE_TYPES = ['on-site', 'remote', 'hybrid'] as const;
export const NETWORK_JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer', 'other'] as const;
export const EXPERIENCE_LEVELS = ['internship', 'entry', 'associate', 'mid-senior', 'director', 'executive'] as const;
