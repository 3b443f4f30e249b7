// Draws a select of a message; the choice is sent at once.
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import type { PageComponent } from '../parts/component-types.ts'
import { Picker } from '../parts/picker.ts'
import { presetOf, useSelectOptions } from '../parts/select-options.ts'
import { sendSelect } from '../state/moves.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The select; with several choices it sends them when the list is left, if there are enough. */
export function MessageSelect({ component, message }: { component: PageComponent; message: SeenMessage }) {
  const words = useWords()
  const options = useSelectOptions(component)
  const [chosen, setChosen] = useState(presetOf(component))
  // An edited message shows the bot's preselected options again, as a new message does.
  useEffect(() => setChosen(presetOf(component)), [component])
  const busy = useStore(state => state.busy.get(message.id))
  const { custom_id: customId = '', max_values: most = 1, min_values: least = 1 } = component
  const choose = (values: readonly string[], isOver: boolean) => {
    setChosen(values)
    if (isOver && values.length >= least) void sendSelect(message, customId, values)
  }
  return html`<${Picker}
    options=${options}
    chosen=${chosen}
    placeholder=${component.placeholder ?? words('page:picker.choose')}
    most=${most}
    disabled=${component.disabled === true}
    busy=${busy === customId}
    onChoose=${choose}
  />`
}
