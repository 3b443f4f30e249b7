// How long what passes by itself is stored and counts.

/** How long a claim is stored, in milliseconds. Discord delivers an interaction again after minutes at most. */
export const CLAIM_LIVES = 24 * 60 * 60 * 1000
/** How long an offer counts and is stored at most, in milliseconds. */
export const OFFER_LIVES = 24 * 60 * 60 * 1000
