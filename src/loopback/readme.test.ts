// Runs the example of README.md: the code block there is a part of this file.
import { readFileSync } from 'node:fs'
import { Client } from 'discord.js'
import { expect, it } from 'vitest'
import { messageOf, startDiscord, text } from './start-loopback.ts'

it('greets, and greets again after a fault of Discord', async () => {
  const discord = await startDiscord()
  const client = new Client({ intents: [], rest: { api: discord.api } })
  const again = { type: 2, style: 1, label: 'Again', custom_id: 'again' }
  client.on('interactionCreate', async interaction => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        content: `Hello ${interaction.options.getString('name')}`,
        components: [{ type: 1, components: [again] }],
      })
    if (interaction.isButton()) await interaction.update('Hello again')
  })
  client.once('clientReady', ({ application }) =>
    application.commands.set([
      { name: 'greet', description: 'Greets', options: [{ type: 3, name: 'name', description: 'Whom' }] },
    ]),
  )
  await client.login(discord.token)
  await discord.botIsReady()

  const ana = discord.user('Ana').in('table')
  const greeting = messageOf(await ana.command('greet', { name: 'Ben' }))
  expect(text(greeting)).toBe('Hello Ben\n[Again]')

  discord.faults.failCallbacks(1, 502) // discord.js sends the request again
  expect(text(messageOf(await ana.press(greeting, 'Again')))).toBe('Hello again\n[Again]')

  expect(discord.refused).toEqual([])
  await client.destroy()
  await discord.close()
})

it('is the example of the README', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(read('README.md')) ?? []
  expect(example).toContain('startDiscord()')
  expect(read('readme.test.ts')).toContain(example)
})
