// Remembers for a moment what somebody who types has set: each letter is an interaction, and would read it anew.
import type { BaseInteraction } from 'discord.js'
import { type KnownSettings, knownSettings, readSettings } from './read-interaction.ts'
import type { RouterParts } from './router-parts.ts'

/** In milliseconds: so much later at most, choices follow what was set in another process, or by another person. */
const FOR = 5_000

export type SettingsWhileTyping = {
  /** A read that fails counts for the letters that wait for it, and is forgotten: the next letter reads again. */
  readonly read: (interaction: BaseInteraction) => Promise<KnownSettings>
  /** For a person who does anything but type, and so may have set something. */
  readonly forget: (interaction: BaseInteraction) => void
}

export function settingsWhileTyping(parts: RouterParts): SettingsWhileTyping {
  const known = new Map<string, Promise<KnownSettings>>()
  let since = performance.now()
  const keyOf = ({ user, guildId }: BaseInteraction) => `${user.id} ${guildId}`
  return {
    read: interaction => {
      if (performance.now() - since > FOR) {
        known.clear()
        since = performance.now()
      }
      const key = keyOf(interaction)
      const settings = known.get(key) ?? readSettings(parts, interaction)
      known.set(key, settings)
      settings.catch(() => {
        if (known.get(key) === settings) known.delete(key)
      })
      return knownSettings(parts, settings)
    },
    forget: interaction => void known.delete(keyOf(interaction)),
  }
}
