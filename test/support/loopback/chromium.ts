// Finds Debian's Chromium, or the browser that the environment names.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Looks for a browser: CHROMIUM first, then where Debian puts it, then along PATH.
 * @returns its path, or null when there is none
 */
export function findChromium(environment: NodeJS.ProcessEnv): string | null {
  const { CHROMIUM, PATH = '' } = environment
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : null
  const folders = ['/usr/bin', ...PATH.split(delimiter)]
  return folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
