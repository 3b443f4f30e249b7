// Modals of the bot and slow answers; the test answers for the bot by hand.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seriousFaults } from '../../../test/support/loopback/axe.ts'
import { startBrowser, type Window, type Windows } from '../../../test/support/loopback/browser-window.ts'
import { startPage, type TrialPage } from '../../../test/support/loopback/page.ts'
import { type Wire, wire } from '../../../test/support/loopback/rest-by-hand.ts'
import { ComponentKind } from './parts/component-types.ts'

let trial: TrialPage
let bot: Wire
let windows: Windows
let page: Page
let opened: Window[] = []

beforeAll(async () => {
  trial = await startPage()
  bot = wire(trial.discord)
  const [guild] = trial.discord.world.guilds.keys()
  const path = `/applications/${trial.discord.applicationId}/guilds/${guild}/commands`
  // The trial bot does not know this command, so that the test answers it.
  expect((await bot.call('PUT', path, [{ name: 'form', description: 'Answered by hand' }])).status).toBe(200)
  windows = await startBrowser()
})

beforeEach(async () => {
  const window = await windows.open(trial.url, { persona: 'Ana' })
  opened = [window]
  page = window.page
})

afterEach(async () => {
  const faults = opened.flatMap(one => one.faults)
  await windows.closeAll()
  expect(faults).toEqual([])
})

afterAll(async () => {
  await windows?.close()
  await trial.close()
})

const last = () => page.getByRole('article').last()

/** Does something and gives the new interaction that it causes. */
async function caught(doing: () => Promise<unknown>) {
  const idNow = () => {
    try {
      return bot.latest().id
    } catch {
      return ''
    }
  }
  const before = idNow()
  await doing()
  await expect.poll(idNow).not.toBe(before)
  return bot.latest() as unknown as { data: { components: unknown[] } }
}

async function run(command: string): Promise<void> {
  await page.locator('#composer').fill(`/${command}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

const options = ['One', 'Two', 'Three'].map(label => ({ label, value: label.toLowerCase() }))
const label = (words: string, component: object, description?: string) => ({
  type: ComponentKind.Label,
  label: words,
  component,
  ...(description && { description }),
})

const everyField = {
  custom_id: 'every',
  title: 'Every field',
  components: [
    { type: ComponentKind.TextDisplay, content: 'Fill **this** in' },
    label(
      'Name',
      { type: ComponentKind.TextInput, custom_id: 'name', style: 1, min_length: 2 },
      'At the table',
    ),
    label('Note', { type: ComponentKind.TextInput, custom_id: 'note', style: 2, required: false }),
    label('Kind', { type: ComponentKind.StringSelect, custom_id: 'kind', options }),
    label('Player', { type: ComponentKind.UserSelect, custom_id: 'player', required: false }),
  ],
}
const everyTick = {
  custom_id: 'ticks',
  title: 'Ticks',
  components: [
    label('One of these', { type: ComponentKind.RadioGroup, custom_id: 'radio', options }),
    label('Some of these', {
      type: ComponentKind.CheckboxGroup,
      custom_id: 'boxes',
      options,
      min_values: 0,
      required: false,
    }),
    label('Tough', { type: ComponentKind.Checkbox, custom_id: 'tough' }),
  ],
}

describe('a modal', () => {
  it('with every kind of field is filled in by keyboard, and sent', async () => {
    await caught(() => run('form'))
    expect((await bot.answer({ type: 9, data: everyField })).status).toBe(204)
    const dialog = page.getByRole('dialog', { name: 'Every field' })
    await dialog.getByText('Fill this in').waitFor()
    await expect
      .poll(() =>
        dialog.getByRole('textbox', { name: 'Name' }).evaluate(one => one === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByText('This is required.').waitFor()
    await page.keyboard.type('Ana')
    await page.keyboard.press('Tab')
    await page.keyboard.type('two\nlines')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('t')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option').allTextContents()).toEqual(['Ana', 'Ben', 'Chris', 'Riposte'])
    await page.keyboard.press('Escape')
    const sent = await caught(() => dialog.getByRole('button', { name: 'Send' }).press('Enter'))
    expect(JSON.stringify(sent.data.components)).toMatch(
      /"value":"Ana".*"value":"two\\nlines".*"values":\["two"\].*"values":\[\]/,
    )
    await bot.answer({ type: 4, data: { content: 'Thank you', flags: 64 } })
    await last().getByText('Thank you').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('with things to tick sends what is ticked', async () => {
    await caught(() => run('form'))
    await bot.answer({ type: 9, data: everyTick })
    const dialog = page.getByRole('dialog', { name: 'Ticks' })
    await dialog.getByRole('radio', { name: 'Two' }).check()
    await dialog.getByRole('checkbox', { name: 'One' }).check()
    await dialog.getByRole('checkbox', { name: 'Three' }).check()
    await dialog.getByRole('checkbox', { name: 'Tough' }).check()
    const sent = await caught(() => dialog.getByRole('button', { name: 'Send' }).click())
    expect(JSON.stringify(sent.data.components)).toMatch(
      /"value":"two".*"values":\["one","three"\].*"value":true/,
    )
    await bot.answer({ type: 4, data: { content: 'Ticked', flags: 64 } })
    await last().getByText('Ticked').waitFor()
  })

  it.each([everyField, everyTick])(
    'has no serious fault for axe, when much is missing: $title',
    async modal => {
      await caught(() => run('form'))
      await bot.answer({ type: 9, data: modal })
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
      expect(await seriousFaults(page)).toEqual([])
      // Axe causes errors in the console.
      opened = []
    },
  )

  it('is closed by Escape, and the focus is where it was', async () => {
    await caught(() => run('form'))
    await bot.answer({ type: 9, data: everyField })
    await page.getByRole('dialog').waitFor()
    await page.getByRole('combobox', { name: /^Kind/ }).press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('#composer').evaluate(one => one === document.activeElement)).toBe(true)
  })

  it('that cannot be sent stays open and says why', async () => {
    await caught(() => run('form'))
    await bot.answer({ type: 9, data: everyTick })
    const dialog = page.getByRole('dialog', { name: 'Ticks' })
    await dialog.getByRole('radio', { name: 'Two' }).check()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'The application did not respond.' }).waitFor()
    expect(await dialog.getByRole('radio', { name: 'Two' }).isChecked()).toBe(true)
  })
})

describe('an answer that takes its time', () => {
  it('says that the bot is thinking, and becomes the answer', async () => {
    await caught(() => run('form'))
    await bot.answer({ type: 5 })
    await page.getByText('Riposte is thinking').waitFor()
    await bot.webhook('PATCH', '/messages/@original', { content: 'Thought through' })
    await last().getByText('Thought through').waitFor()
    expect(await page.getByText('Riposte is thinking').count()).toBe(0)
  })
})
