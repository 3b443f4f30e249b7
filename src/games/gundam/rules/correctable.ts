// What an attack takes for granted of the table and one answer corrects.

/** The attacked Unit is rested; no Base lies beside the Shields that were counted; the attacker is not new. */
export const CORRECTABLE = ['rested', 'noBase', 'notDeployed'] as const
export type Assumption = (typeof CORRECTABLE)[number]
