// A single sentence as a message.
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'

export const sentenceView = (content: string): APIMessageTopLevelComponent[] => [
  { type: ComponentType.TextDisplay, content },
]
