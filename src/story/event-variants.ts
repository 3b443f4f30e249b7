// Events whose sentence depends on what they know: a number that nobody gave is not told as a question mark.

type Facts = { readonly [name: string]: unknown }
type Variant = { readonly when: (event: Facts) => boolean; readonly key: string }

const isUnknown = (name: string) => (event: Facts) => event[name] === null || event[name] === undefined

/** The first one that applies is told; without one, the sentence of the event. */
export const EVENT_VARIANTS: { readonly [type: string]: readonly Variant[] } = {
  ap_changed: [{ when: isUnknown('ap'), key: 'story:event.apChangedUnknown' }],
  atk_changed: [
    { when: isUnknown('to'), key: 'story:event.atkChangedUnknown' },
    { when: ({ from, to }) => from === to, key: 'story:event.atkStays' },
  ],
  attack_initiated: [{ when: isUnknown('player'), key: 'story:event.attackInitiatedOn' }],
  card_reported: [{ when: isUnknown('card'), key: 'story:event.cardReportedUnnamed' }],
  card_revealed: [{ when: isUnknown('card'), key: 'story:event.cardRevealedUnnamed' }],
  counters_set: [{ when: isUnknown('remaining'), key: 'story:event.countersSetUnknown' }],
  damage_dealt: [
    { when: ({ amount }) => amount === 0, key: 'story:event.damageNone' },
    { when: isUnknown('remaining'), key: 'story:event.damageDealtUnknown' },
  ],
  damage_instance: [
    {
      when: ({ increase, additional }) => increase === 0 && additional === 0,
      key: 'story:event.damageInstancePlain',
    },
    { when: ({ increase }) => increase === 0, key: 'story:event.damageInstanceAdditional' },
    { when: ({ additional }) => Number(additional) > 0, key: 'story:event.damageInstanceBoth' },
  ],
  hp_changed: [{ when: isUnknown('hp'), key: 'story:event.hpChangedUnknown' }],
  moved_to_trash: [{ when: isUnknown('card'), key: 'story:event.movedToTrashUnnamed' }],
  prevention_ready: [{ when: ({ amount }) => amount === 'all', key: 'story:event.preventionReadyAll' }],
  shield_destroyed: [{ when: isUnknown('shieldsLeft'), key: 'story:event.shieldDestroyedUnknown' }],
  shields_changed: [{ when: isUnknown('shields'), key: 'story:event.shieldsChangedUnknown' }],
}
