/** The headed lists of a posting that are fields of it. */
export const SECTION_KINDS = ['requirements', 'nice_to_have', 'benefits'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
