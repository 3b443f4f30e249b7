// A single sentence as a message.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { text } from './components.ts'

export const sentenceView = (content: string): APIMessageTopLevelComponent[] => [text(content)]
