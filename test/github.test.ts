// Checks what GitHub reads of this repository: the workflow, and the forms for reports, by what GitHub demands of them.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => load(readFileSync(join(root, file), 'utf8'))

type Workflow = {
  readonly on: Readonly<Record<string, unknown>>
  readonly jobs: Readonly<Record<string, Job>>
}
type Job = {
  readonly 'runs-on'?: string
  readonly steps: readonly Step[]
  readonly 'timeout-minutes': number
}
type Step = { readonly uses?: string; readonly run?: string }

type Dependabot = {
  readonly version: number
  readonly updates: readonly {
    readonly 'package-ecosystem': string
    readonly directory: string
    readonly schedule: { readonly interval?: string }
  }[]
}

type Form = { readonly name: string; readonly description: string; readonly body: readonly Field[] }
type Field = {
  readonly type: string
  readonly id?: string
  readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: string[] }
  readonly validations?: { readonly required?: boolean }
}

describe('the workflow', () => {
  const { on, jobs } = read('.github/workflows/ci.yml') as Workflow
  const steps = Object.values(jobs).flatMap(job => job.steps)

  it('runs for every change that is taken or proposed, on a machine that it names', () => {
    expect(Object.keys(on)).toEqual(['push', 'pull_request'])
    for (const job of Object.values(jobs)) expect(job['runs-on']).toBe('ubuntu-latest')
  })

  it('has steps that each use an action, pinned by a commit, or run a command', () => {
    expect(steps.length).toBeGreaterThan(1)
    for (const { uses, run } of steps)
      expect(uses ?? run).toMatch(uses ? /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/ : /\S/)
    expect(steps.filter(({ uses, run }) => Boolean(uses) === Boolean(run))).toEqual([])
  })

  it('says beside each commit which version it is, which Dependabot raises with it', () => {
    const lines = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8').match(/uses: .*/g) ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('ends with .ci/run, which can be run', () => {
    expect(steps.at(-1)?.run).toBe('.ci/run')
    expect(statSync(join(root, '.ci/run')).mode & 0o111).not.toBe(0)
  })
})

describe('Dependabot', () => {
  const { version, updates } = read('.github/dependabot.yml') as Dependabot
  const raises = (ecosystem: string) => updates.some(one => one['package-ecosystem'] === ecosystem)
  /** Where each kind of version is pinned, by Dependabot's name for the kind. */
  const PINNED = {
    'github-actions': ['.github/workflows/*.yml', /uses: /],
    docker: ['Dockerfile', /^FROM \w+:\d/m],
    'docker-compose': ['compose*.yaml', /image: \w+:\d/],
    npm: ['package-lock.json', /"lockfileVersion"/],
  } as const

  it('raises every kind of version that is pinned, from the root of the repository', () => {
    expect(version).toBe(2)
    expect(updates.map(one => one['package-ecosystem']).toSorted()).toEqual(Object.keys(PINNED).toSorted())
    expect(updates.filter(({ directory, schedule }) => directory !== '/' || !schedule.interval)).toEqual([])
  })

  it.each(Object.entries(PINNED))(
    'finds %s here, by numbers, which alone it can raise',
    (ecosystem, [files, pin]) => {
      const found = globSync(files, { cwd: root }).filter(file =>
        pin.test(readFileSync(join(root, file), 'utf8')),
      )
      expect([raises(ecosystem), found.length > 0]).toEqual([true, true])
    },
  )
})

const FORMS = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).toSorted()

it('there is a form for a wrong rule, a missing card, a translation', () => {
  const names = FORMS.map(file => file.replace(/^.*\/|\.yml$/g, ''))
  expect(names).toEqual(['missing-card', 'translation', 'wrong-rule'])
  expect(new Set(FORMS.map(file => (read(file) as Form).name)).size).toBe(FORMS.length)
})

/** What GitHub demands of each kind of field beside its label. */
const FIELDS: Readonly<Record<string, (field: Field) => void>> = {
  input: () => undefined,
  textarea: () => undefined,
  dropdown: ({ attributes: { options = [] } }) => {
    expect(options.length).toBeGreaterThan(0)
    expect(new Set(options).size).toBe(options.length)
  },
}

describe.each(FORMS)('%s', file => {
  const { name, description, body } = read(file) as Form
  const fields = body.filter(({ type }) => type !== 'markdown')

  it('has a name and says what it is for, in both languages', () => {
    for (const text of [name, description]) expect(text).toMatch(/^\S.* · \S.*$/)
  })

  it('has fields of kinds that there are, with a label and an id of their own', () => {
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      expect(FIELDS).toHaveProperty(field.type)
      FIELDS[field.type]?.(field)
      expect(field.id).toMatch(/^[\w-]+$/)
      expect(field.attributes.label).toMatch(/^\S.{2,}/)
    }
    for (const said of [fields.map(({ id }) => id), fields.map(({ attributes }) => attributes.label)])
      expect(new Set(said).size).toBe(fields.length)
  })

  it('has words in each block of text, and demands at least one answer', () => {
    for (const { type, attributes } of body) if (type === 'markdown') expect(attributes.value).toMatch(/\S/)
    expect(fields.some(({ validations }) => validations?.required === true)).toBe(true)
  })
})
