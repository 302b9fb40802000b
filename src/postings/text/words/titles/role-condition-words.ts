/** Words before "hand" or "person" that make no occupation of it, folded. */
export const NO_TRADES =
  '(?:second|first|left|right|one|other|steady|helping|extra|safe|your|our|my|the|a|an|in|per|each|every|any|no|new|old|young|same|best|good|great|key|real|third|main|named|missing|disabled|responsible|contact|of|by|on|to|from|and|with|for|big|deep|high|low|fin|ed|health|clean|climate|green|food|agri|prop|legal|insur|ad|mar|hr|bio|space|sports|emerging|latest|modern|women|about|join|we)(?:-| |$)';

/** Words before "team member" that make no occupation of it, folded: whoever leads, was or is one of them. */
export const NO_TEAMS =
  '(?:your|our|my|the|a|an|of|to|as|and|with|for|each|every|any|no|new|newest|latest|this|another|meet|core|key|executive|leadership|leading|management|board|advisory|founding|former|past|current|existing|featured|fellow|valued|dedicated|great|good|one|become)(?:-| |$)';

/** What technicians whom adverts call "techs" work on, folded. */
export const TRADES_OF_TECHS =
  'alarm|audio|auto|automotive|av|bench|body|broadband|cable|cad|calibration|controls|dental|desktop|detail|diesel|dialysis|dishwasher|doors?|drafting|draft|electrical|electronics|elevator|engineering|er|eye|fiber|fibre|field|field service|garage|gas|grooming|hair|help ?desk|hvac|imaging|infusion|install|installation|instrument|instrumentation|insulation|inspection|irrigation|it|junior|kennel|lab|laboratory|lash|laundry|lawn|lead|lighting|lube|maintenance|manufacturing|marine|mechanical|medical|medication|mri|nail|network|ophthalmic|optical|paint|parts|patient care|pest|pest control|pharmacy|plumbing|pool|process|production|prosthetics|psych|qa|quality|radiology|radiologic|repair|research|restoration|rv|senior|service|shop|small engine|solar|sound|spa|stage|sterile|sterile processing|support|surgical|survey|surveying|telecom|test|tire|tool|tyre|ultrasound|validation|vet|veterinary|water|weld|welding|wind|x-?ray'.replaceAll(
    ' ',
    '\\s',
  );
