// Every component and every markdown mark of Discord, drawn by the page in a real browser.
import { MessageType } from 'discord-api-types/v10'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seriousFaults } from '../../../test/support/loopback/axe.ts'
import { startBrowser, type Window, type Windows } from '../../../test/support/loopback/browser-window.ts'
import { startPage, type TrialPage } from '../../../test/support/loopback/page.ts'
import { createMessage, type MessageBody } from '../../loopback/world/messages.ts'
import { ComponentKind, type PageComponent } from './parts/component-types.ts'

let trial: TrialPage
let windows: Windows
let window_: Window
let page: Page

beforeAll(async () => {
  trial = await startPage()
  windows = await startBrowser()
})

beforeEach(async () => {
  window_ = await windows.open(trial.url, { persona: 'Ana' })
  page = window_.page
})

afterEach(async () => {
  const { faults } = window_
  await windows.closeAll()
  expect(faults).toEqual([])
})

afterAll(async () => {
  await windows?.close()
  await trial.close()
})

/** Writes a message of the bot without the checks, so that hostile and unknown components come too. */
function write(body: MessageBody): void {
  const { world } = trial.discord
  const channel = trial.discord.channel('rules')
  createMessage(world, { channel, author: world.bot, body, type: MessageType.Default })
}

const show = (...components: readonly PageComponent[]) => write({ components: components as PageComponent[] })
const text = (content: string): PageComponent => ({ type: ComponentKind.TextDisplay, content })
const row = (...components: PageComponent[]): PageComponent => ({ type: ComponentKind.ActionRow, components })
const last = () => page.getByRole('article').last()

describe('components', () => {
  it('a container with its accent, texts, separators, a section with a button beside it', async () => {
    const press: PageComponent = { type: ComponentKind.Button, style: 2, label: 'Open', custom_id: 'open' }
    show({
      type: ComponentKind.Container,
      accent_color: 0x0088ff,
      components: [
        text('# Title'),
        { type: ComponentKind.Separator, divider: true, spacing: 2 },
        { type: ComponentKind.Section, components: [text('Left')], accessory: press },
      ],
    })
    await last().getByRole('heading', { name: 'Title' }).waitFor()
    expect(await last().getByRole('separator').count()).toBe(1)
    const stripe = await last()
      .locator('.container')
      .evaluate(one => getComputedStyle(one).backgroundImage)
    expect(stripe).toContain('rgb(0, 136, 255)')
    const [left, button] = await Promise.all([
      last().getByText('Left').boundingBox(),
      last().getByRole('button', { name: 'Open' }).boundingBox(),
    ])
    expect(button?.x).toBeGreaterThan((left?.x ?? 0) + 100)
  })

  it('buttons of every style, a disabled one, a link', async () => {
    const button = (style: number, label: string): PageComponent => ({
      type: ComponentKind.Button,
      style,
      label,
      custom_id: label,
    })
    const off: PageComponent = { ...button(2, 'Off'), disabled: true }
    const link: PageComponent = {
      type: ComponentKind.Button,
      style: 5,
      label: 'Source',
      url: 'https://a.example/',
    }
    show(
      row(button(1, 'One'), button(2, 'Two'), button(3, 'Three'), button(4, 'Four'), {
        ...button(2, 'Go'),
        emoji: { name: '⚔' },
      }),
    )
    show(row(off, link, { type: ComponentKind.Button, style: 6, sku_id: '1' }))
    const before = page.getByRole('article').nth(-2)
    await before.getByRole('button', { name: '⚔ Go' }).waitFor()
    const colours = await before
      .getByRole('button')
      .evaluateAll(all => all.slice(0, 4).map(one => getComputedStyle(one).backgroundColor))
    expect(new Set(colours).size).toBe(4)
    expect(await last().getByRole('button', { name: 'Off' }).isDisabled()).toBe(true)
    expect(await last().getByRole('link', { name: 'Source' }).getAttribute('href')).toBe('https://a.example/')
    await last().getByText('A button of style 6').waitFor()
  })

  it('a select of several', async () => {
    const options = ['One', 'Two', 'Three'].map(label => ({
      label,
      value: label,
      description: `Number ${label}`,
    }))
    show(
      row({
        type: ComponentKind.StringSelect,
        custom_id: 'a',
        placeholder: 'Several',
        max_values: 2,
        options,
      }),
    )
    await last().getByRole('combobox', { name: 'Several' }).click()
    await page.getByRole('option', { name: /^One/ }).click()
    await page.getByRole('option', { name: /^Two/ }).click()
    await page.getByRole('option', { name: /^Three/ }).click()
    await page.keyboard.press('Escape')
    await last().getByText('You chose One, Two').waitFor()
  })

  it('pictures and files: those of elsewhere are links', async () => {
    const media = { url: 'https://a.example/rhino.png' }
    show(
      { type: ComponentKind.MediaGallery, items: [{ media, description: 'A rhino' }] },
      {
        type: ComponentKind.Section,
        components: [text('Beside')],
        accessory: { type: ComponentKind.Thumbnail, media },
      },
    )
    expect(await last().getByRole('link', { name: 'A rhino' }).getAttribute('href')).toBe(media.url)
    expect(await last().locator('img').count()).toBe(0)
  })

  it('an attachment is drawn or downloaded', async () => {
    const form = new FormData()
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    form.set(
      'payload_json',
      JSON.stringify({
        flags: 32768,
        components: [
          { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'A dot' }] },
          { type: 13, file: { url: 'attachment://log.txt' } },
        ],
      }),
    )
    form.set('files[0]', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'a.png')
    form.set('files[1]', new Blob(['x'.repeat(1500)], { type: 'text/plain' }), 'log.txt')
    const channel = trial.discord.channel('rules').id
    const headers = { authorization: `Bot ${trial.discord.token}` }
    const answer = await fetch(`${trial.discord.api}/v10/channels/${channel}/messages`, {
      method: 'POST',
      headers,
      body: form,
    })
    expect(answer.status).toBe(200)
    const picture = last().getByRole('img', { name: 'A dot' })
    await picture.waitFor()
    await expect.poll(() => picture.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(1)
    expect(await last().locator('.file').textContent()).toContain('1.5 kB')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      last().getByRole('link', { name: 'Download log.txt' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('log.txt')
  })

  it('one that nobody knows shows its type', async () => {
    show({ type: 99 as never })
    await last().getByText('A component of type 99').waitFor()
  })
})

describe('text', () => {
  it('with marks becomes elements', async () => {
    write({
      content: '## Two\n-# small\n- a\n- b\n> said\n`x` ~~y~~ [z](https://a.example/)\n```\n**raw**\n```',
    })
    await last().getByRole('heading', { name: 'Two' }).waitFor()
    expect(await last().getByRole('listitem').allTextContents()).toEqual(['a', 'b'])
    expect(await last().locator('blockquote').textContent()).toBe('said')
    expect(await last().locator('pre').textContent()).toBe('**raw**')
    expect(await last().getByRole('link', { name: 'z' }).getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('that mentions says whom, where and when', async () => {
    const ben = trial.discord.user('Ben').id
    const table = trial.discord.channel('table').id
    write({ content: `<@${ben}> in <#${table}> <t:${Math.round(Date.now() / 1000) - 7200}:R> ||secret||` })
    await last().getByText('@Ben').waitFor()
    await last().getByText('2 hours ago').waitFor()
    expect(await last().getByText('secret').count()).toBe(0)
    await last().getByRole('button', { name: 'Hidden: show' }).click()
    await last().getByText('secret').waitFor()
    await last().getByRole('button', { name: '#table' }).click()
    await page.getByRole('heading', { name: '#table' }).waitFor()
  })

  it('that would be HTML or a script stays text', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <a href="javascript:alert(1)">b</a>'
    write({ content: hostile })
    show(row({ type: ComponentKind.Button, style: 5, label: 'Go', url: 'javascript:alert(1)' }))
    await page.getByText('Go', { exact: true }).waitFor()
    expect(await page.getByRole('article').nth(-2).locator('.markdown').textContent()).toBe(hostile)
    expect(
      await page
        .locator('.message-row:nth-last-child(-n + 2) :is(img, [href^="javascript"], [onerror])')
        .count(),
    ).toBe(0)
  })
})

describe('what else a message can be', () => {
  it('one that has a menu is used by a message command', async () => {
    write({ content: 'Look here' })
    await last().getByText('Look here').waitFor()
    await last().getByRole('button', { name: 'Message menu' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Find rules' }).press('Enter')
    await last().getByText('About: Look here').waitFor()
    await last().getByText('Ana used Find rules').waitFor()
  })

  it('a thread is opened by the mention of it', async () => {
    await page.locator('#composer').fill('/attack')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await last()
      .getByRole('button', { name: /An attack/ })
      .click()
    await page.getByRole('heading', { name: 'An attack' }).waitFor()
    await last().getByRole('heading', { name: 'Board' }).waitFor()
    await page.getByRole('navigation').getByRole('button', { name: 'An attack' }).waitFor()
  })

  it('one with a thread shows it below, and counts its messages as they come', async () => {
    const ben = trial.discord.user('Ben').in('rules')
    const { id } = ben.say('Let us try that')
    const path = `/channels/${trial.discord.channel('rules').id}/messages/${id}/threads` as const
    await trial.bot.client.rest.post(path, { body: { name: 'That attack' } })
    await last().getByRole('button', { name: 'That attack 0 messages' }).waitFor()
    ben.in({ id }).say('Who defends?')
    await last().getByRole('button', { name: 'That attack 1 message new' }).click()
    await last().getByText('Who defends?').waitFor()
    await page.getByRole('button', { name: '#rules' }).click()
    await last().getByRole('button', { name: 'That attack 1 message' }).waitFor()
    expect(await last().getByText('new').count()).toBe(0)
  })

  it('the line of a thread without a message shows it too', async () => {
    trial.discord.user('Ben').in('rules').openThread('House rules')
    await last().getByText('A thread was opened:').waitFor()
    await last().getByRole('button', { name: 'House rules 0 messages' }).click()
    await page.getByRole('heading', { name: 'House rules' }).waitFor()
  })
})

describe('axe finds no serious fault', () => {
  it.each(['light', 'dark'] as const)('in everything drawn above, %s', async scheme => {
    const looked = await windows.open(trial.url, { persona: 'Ana', scheme })
    await looked.page.getByText('A component of type 99').waitFor()
    expect(await seriousFaults(looked.page)).toEqual([])
  })
})
