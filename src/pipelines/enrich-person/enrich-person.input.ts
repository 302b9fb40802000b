/** Whose address to find, as the trigger accepted it. */
export interface EnrichPersonInput {
  readonly full_name: string;
  readonly company_name?: string | null;
  readonly company_domain?: string | null;
  readonly network_profile_url?: string | null;
}
