/** The headed lists of a posting that are fields of it. */
export type SectionKind = 'requirements' | 'nice_to_have' | 'benefits';
