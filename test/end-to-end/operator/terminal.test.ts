// Types at the prompt of `npm start -- --terminal`, in a process of its own: whole attacks, forms, private answers.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { typing } from './typing.ts'

const temporary = mkdtempSync(join(tmpdir(), 'riposte-prompt-'))
afterAll(() => rmSync(temporary, { recursive: true }))

const english = (...lines: string[]) => typing('en_US.UTF-8', temporary, lines)
const german = (...lines: string[]) => typing('de_DE.UTF-8', temporary, lines)

describe('lookups at the terminal', () => {
  it('turn pages and follow references in both languages; the bot’s /help stands beside the prompt’s own', async () => {
    const answers = await english(
      '/rule vertedigen',
      '/help',
      'press blocker',
      'an enemy attacks',
      'language de',
      '/regel nach dem angriff',
      'alles',
      'seite 2',
      'wähl verteidigen',
      'press zurück',
      '/hilfe',
      '/info',
      'hilfe',
      '/karte webbed up',
      'Kartendatenbank',
    )
    expect(answers[0]).toMatch(/^Defend, Defense\n/)
    expect(answers[1]).toContain('What Riposte does\n')
    expect(answers[2]).toContain('Blocker\n')
    expect(answers[4]).toBe('Ab jetzt auf Deutsch, und du bist Ben.\n')
    expect(answers[5]).toContain('Nach einem gegnerischen Angriff\n')
    expect(answers[7]).toContain('Seite 2 von')
    expect(answers[8]).toMatch(/^Verteidigen\n/)
    expect(answers[9]).toContain('Seite 2 von')
    expect(answers[10]).toContain('Was Riposte kann\n')
    expect(answers[11]).toMatch(/Riposte \d/)
    expect(answers[12]).toContain('drück 2')
    expect(answers[14]).toMatch(/^„Kartendatenbank“ führt zu https:\/\/\S+\n$/)
  })

  it('keep settings as long as the program runs, which leaves nothing behind', async () => {
    const answers = await english(
      '/settings me language:de',
      '/rule tough',
      '/settings data delete',
      'alles',
      '/rule tough',
    )
    expect(answers[0]).toMatch(/^\(only you see this\)\nGespeichert\./)
    expect(answers[1]).toMatch(/^Zäh\n/)
    expect(answers[3]).toContain('Über dich ist nichts mehr gespeichert.')
    expect(answers[4]).toMatch(/^Tough\n/)
    expect(readdirSync(temporary)).toEqual([])
  })
})

describe('what is wrong with a line', () => {
  it('is said exactly', async () => {
    const answers = await english(
      '/dance',
      'press',
      'Nobody',
      'board',
      'plays Backflip',
      'plays',
      '/rule colour:red',
      '/settings me colour:red',
      '/about now',
      '/attack',
      '/attack me',
      '/rule tough private:maybe',
      '/attack enemy enemy:Rhino II hero:She-Hulk',
      'More',
      's',
      'bananas',
      'End it early',
      'End it early',
      '/attack enemy enemy:16090 hero:03001a players:1 table:new',
      'More…',
      'One more',
    )
    expect(answers.slice(0, 12).map(answer => answer.trimEnd())).toEqual([
      'There is no such command here: help lists them all.',
      'Say what to press, as in: press 2',
      'Nothing here is called “Nobody”, neither a command nor anything to press or choose: help lists the commands.',
      'There is no attack yet: /attack starts one.',
      'No card of a player is played here by its name, so “Backflip” is not played.',
      'Say which card, as in: plays Backflip',
      '/rule has no option “colour”. Its options: query, game, language, private. If you are looking for just that, put it in quotes: query:"colour:red"',
      expect.stringMatching(/^\/settings me has no option “colour”\. Its options: language, [^.]+\.$/),
      '/about has no options: leave out “now”.',
      expect.stringMatching(
        /^After \/attack comes one of these: enemy, scheme, hero, thwart, unit, battle, [^.]+\.$/,
      ),
      expect.stringMatching(/^\/attack has no “me”\. After it comes one of these: enemy, [^.]+\.$/),
      'That is not possible here: “private” does not take this value.',
    ])
    expect(answers[13]).toMatch(/^“More…” is a list\. Type one of these:\n {2}\[Preview\]\n/)
    // Which cards fit the prompt is a matter of the data: each says behind a colon what it does.
    expect(answers[14]?.replace(/^ {2}\[[^\]]+: [^\]]+\]\n/gm, '')).toBe(
      [
        '“s” could be any of these. Type more of the one you mean:',
        '  [She-Hulk (basic, DEF 2)]',
        '  [Something happens first…]',
        '  [Status or keyword…]\n',
      ].join('\n'),
    )
    expect(answers[15]).toMatch(
      /^Nothing here is called “bananas”, .+ you can press one of these:\n {2}\[She-Hulk \(/,
    )
    // What stands on a list comes before a part of a button, “One more boost card”.
    expect(answers[19]).toMatch(/^“More…” is a list\. Type one of these:\n {2}\[Preview\]\n/)
    expect(answers[20]).toContain('Another boost card is dealt: 2 are facedown now.')
  })

  it('is said in German too', async () => {
    const answers = await german(
      '/regel farbe:rot',
      '/info jetzt',
      '/angriff',
      '/angriff mich',
      'Niemand',
      'spielstand',
      '/angriff gegner gegner:Rhino II held:She-Hulk',
      'bananen',
      'spielt Rückwärtssalto',
      '/angriff gegner gegner:Rhino III held:01001a tisch:neu',
      'Spider-Man (Basis',
      '1',
      'spielt rückwärts',
    )
    expect(answers[8]).toContain('Rückwärtssalto · Core Set · Spider-Man hat hier nichts, was ich spiele.')
    expect(answers[12]).toContain('Rückwärtssalto verhindert den ganzen Schaden.')
    expect(answers[7]).toMatch(
      /^„bananen“ gibt es hier nicht, .+ drücken kannst du eins davon:\n {2}\[She-Hulk \(/,
    )
    expect(answers.slice(0, 6).map(answer => answer.trimEnd())).toEqual([
      '/regel hat keine Option „farbe“. Die Optionen: suche, spiel, sprache, privat. Wenn du genau das suchst, setz es in Anführungszeichen: suche:"farbe:rot"',
      '/info hat keine Optionen: Lass „jetzt“ weg.',
      expect.stringMatching(
        /^Hinter \/angriff steht eins davon: gegner, plan, held, widerstand, einheit, kampf, [^.]+\.$/,
      ),
      expect.stringMatching(
        /^„mich“ gibt es bei \/angriff nicht\. Dahinter steht eins davon: gegner, [^.]+\.$/,
      ),
      '„Niemand“ gibt es hier nicht, weder als Befehl noch zum Drücken oder Wählen: hilfe zählt die Befehle auf.',
      'Es gibt noch keinen Angriff: /angriff beginnt einen.',
    ])
  })
})

describe('a whole attack at the terminal', () => {
  it('goes on after private answers and other lookups, with labels alone, and with a form', async () => {
    const answers = await english(
      '/attack enemy enemy:Rhino II hero:She-Hulk',
      'Preview',
      'Something happens',
      ...['Damage is prevented', 'When the attack', '', 'two', ''],
      'Change it',
      ...['', '', '', '2', ''],
      'She-Hulk',
      '/rule retaliate',
      '2',
      'Why?',
      'Deal 1 damage',
      'Undo',
      'board',
      'Deal 1',
      'Finish',
      'Transcript',
      'board',
    )
    const [start, preview, form] = answers
    expect(start).toMatch(/^Rhino II attacks Ana\n {4}Marvel Champions · rules 1\.8\n/)
    expect(start).toContain('\nRhino II · ATK 3 · attacker\n')
    const beside = '(The buttons of “Rhino II attacks Ana” still work; board shows them again.)\n'
    expect(preview).toMatch(/^\(only you see this\)\nWhat if…\n/)
    expect(preview?.endsWith(beside)).toBe(true)
    expect(form).toMatch(
      /^\[Something happens first…\] of “Rhino II attacks Ana”:\nForm: Something else happens\n/,
    )
    expect(answers[7]).toMatch(/^\(only you see this\)\n.*“two”.*\n\[Change it\]\n/)
    expect(answers[8]).toContain('  - Damage is prevented ✓')
    expect(answers[11]).toContain('So far: two')
    expect(answers[13]).toContain('- Up to 2 damage will be prevented.\n')
    expect(answers[14]).toMatch(/^Rhino II attacks Ana\n/)
    expect(answers[15]).toMatch(/^Retaliate X\n/)
    expect(answers[15]?.endsWith(beside)).toBe(true)
    expect(answers[16]).toMatch(/^\[2\] of “Rhino II attacks Ana”:\nRhino II attacks Ana\n/)
    expect(answers[16]).toContain('5 ATK − 2 DEF = 3 damage to She-Hulk.')
    expect(answers[17]?.endsWith(beside)).toBe(true)
    expect(answers[18]).toContain('She-Hulk takes 1 damage: 14 of 15 HP left.')
    expect(answers[19]).toContain('- (She-Hulk takes 1 damage: 14 of 15 HP left.) taken back by Ana\n')
    expect(answers[20]).toBe(answers[19])
    expect(answers[22]).toMatch(/^Rhino II attacked She-Hulk: 1 damage, 14 of 15 HP left\n/)
    expect(answers[23]).toMatch(/\[file attack\.txt: http:\/\/127\.0\.0\.1:\d+\/\S+\/attack\.txt\]/)
    expect(answers[24]).toBe(answers[22])
  })

  it('shows the board that an answer to a private message has changed', async () => {
    const answers = await german(
      '/angriff gegner gegner:Rhino II held:She-Hulk',
      'Verbündeter',
      ...['Mockingbird', '', '', ''],
      'Mockingbird (Bobbi Morse) · ANG 1',
      'Karte nennen',
      ...['Stampede', ''],
      '4 Schaden',
      'Fertig',
    )
    expect(answers[1]).toMatch(/^Formular: Ein Verbündeter verteidigt\n/)
    expect(answers[5]).toMatch(
      /^\(das siehst nur du\)\n.*Welche ist es\?\n\[Welche ist es\? ▾\]\n {2}\[Mockingbird/,
    )
    expect(answers[6]).toMatch(/^\(das siehst nur du\)\nMockingbird kommt dazu\.\n\nRhino II greift Ben an\n/)
    expect(answers[9]).toContain('- Stampede: 1 Symbol, ANG 4.\n')
    expect(answers[11]).toMatch(/^Rhino II hat Mockingbird angegriffen: 4 Schaden, Mockingbird besiegt\n/)
  })

  it('of the GUNDAM CARD GAME begins with a card out of several, and a form closes without being sent', async () => {
    const answers = await german(
      '/angriff einheit einheit:Gundam ziel:Spieler schilde:2',
      'Gundam',
      'Gundam · 3 AP · 3 TP · GD01-001',
      'Vorher passiert',
      'Die AP ändern sich während',
      '/regel fernkampf privat:ja',
      'abbrechen',
      'Niemand',
      'Beide passen',
      'Kein Burst, fertig',
      '/angriff liste',
      'abbrechen',
    )
    expect(answers[1]).toContain('„Gundam“ kann jedes davon sein.')
    expect(answers[1]).toContain('\n  [Gundam · 3 AP · 3 TP · GD01-001]\n')
    expect(answers[2]).toMatch(
      /^\(das siehst nur du\)\nDer Angriff steht unten\.\n\nGundam greift Spieler 2 an\n/,
    )
    expect(answers[5]).toMatch(/^\(das siehst nur du\)\nFernkampf\n[\s\S]*\nWann \(optional\)\n$/)
    expect(answers[6]).toBe('Das Formular ist geschlossen, abgeschickt wurde nichts.\n')
    expect(answers[7]).toMatch(/^\[Niemand\] von „Gundam greift Spieler 2 an“:\n/)
    expect(answers[7]).not.toContain('AP +')
    expect(answers[9]).toMatch(/^Gundam hat Spieler 2 angegriffen: 1 Schild zerstört\n/)
    // Nobody has said whether there is a Base, or when the Unit was deployed.
    for (const told of [answers[7], answers[9], answers[10]])
      expect(told).toMatch(/^ *Angenommen: Gundam nicht in diesem Zug eingesetzt; keine Basis\.$/m)
    expect(answers[10]).toMatch(
      /^\(das siehst nur du\)\nDeine Angriffe\n- Gundam .* · #GUNDAM CARD GAME: Ben · /,
    )
    expect(answers[11]).toContain('„abbrechen“ gibt es hier nicht')
  })

  it('may be private; one for all is seen by the other person too, who has another language', async () => {
    const answers = await english(
      '/attack unit unit:Char’s Zaku II target:player shields:2 private:true',
      'ST03-006',
      'Preview',
      'Nobody',
      '/attack list',
      'Both pass',
      'No Burst, finish',
      '/attack enemy enemy:Rhino II hero:She-Hulk',
      'language de',
      'Nobody',
      '/angriff fortsetzen',
      'sprache en',
      'Nobody',
    )
    expect(answers[1]).toMatch(
      /\n\nChar's Zaku Ⅱ attacks Player 2\n|^\(only you see this\)\nChar's Zaku Ⅱ attacks/,
    )
    expect(answers[3]).toMatch(/^\[Nobody\] of “Char's Zaku Ⅱ attacks Player 2”:\n\(only you see this\)\n/)
    expect(answers[5]).toMatch(/^\[Both pass\] of “Char's Zaku Ⅱ attacks Player 2”:\n\(only you see this\)\n/)
    expect(answers[6]).toContain('1 Shield destroyed\n')
    expect(answers[9]).toMatch(/^\(das siehst nur du\)\nDas entscheidet nur Ana\.\n/)
    expect(answers[10]).toMatch(/^Rhino II attacks Ana\n/)
    expect(answers[12]).toMatch(/^Rhino II attacks Ana\n[\s\S]*\n- Nobody defends\.\n/)
  })
})
