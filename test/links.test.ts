// Follows every link in the pages for readers to its file and its heading.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const PAGES = globSync(['*.md', 'docs/**/*.md', 'data/*.md', 'src/loopback/*.md'], { cwd: root })

/** Gives the anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** A link or picture of markdown, the definition of a link, and the pictures of HTML. */
const LINKS = [/\]\(([^)\s]+)\)/g, /^\[[^\]]+\]: (\S+)$/gm, /\b(?:src|srcset|href)="([^"]+)"/g]

/** Gives the links of a page, without what only looks like one in code. */
function linksIn(page: string): string[] {
  const text = read(page).replaceAll(/^```[\s\S]*?^```/gm, '')
  return LINKS.flatMap(link => [...text.matchAll(link)].map(([, to = '']) => to))
}

const isOutside = (to: string): boolean => /^https?:/.test(to)

function leadsNowhere(page: string, to: string): boolean {
  const [path = '', anchor] = to.split('#')
  const file = path === '' ? page : relative(root, join(root, dirname(page), path))
  return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsIn(file).includes(anchor))
}

describe('links', () => {
  it.each(PAGES)('all of %s lead to a file and a heading that exist', page => {
    const inside = linksIn(page).filter(to => !isOutside(to))
    expect(inside.filter(to => leadsNowhere(page, to))).toEqual([])
  })

  it.each(PAGES)('every link by name in %s is defined', page => {
    const text = read(page).replaceAll(/^```[\s\S]*?^```/gm, '')
    const named = [...text.matchAll(/\| \[([\w -]+)\](?= \|)/g)].map(([, name]) => name)
    const defined = [...text.matchAll(/^\[([^\]]+)\]: /gm)].map(([, name]) => name)
    expect(named.filter(name => !defined.includes(name))).toEqual([])
  })

  it('of each kind are in the READMEs, and a wrong one is noticed', () => {
    const links = linksIn('README.md')
    expect(links).toContain('docs/screenshots/rule-and-attack-en-still.png')
    expect(links).toContain('docs/screenshots/rule-and-attack-en.webp')
    expect(links).toContain('https://github.com/avrae/avrae')
    expect(leadsNowhere('README.md', 'docs/running.md#the-settings')).toBe(false)
    expect(leadsNowhere('README.md', 'docs/running.md#no-such-heading')).toBe(true)
    expect(leadsNowhere('docs/de/README.md', 'running.md')).toBe(true)
  })
})
