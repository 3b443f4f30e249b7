// Keeps two processors busy while something is measured, as other programs on the same machine do.
import { spawn } from 'node:child_process'

const LOOPS = 2

/** @throws Error of what is measured; the loops end in any case */
export async function besideBusyLoops<T>(measure: () => Promise<T>): Promise<T> {
  const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
  process.on('exit', end)
  try {
    return await measure()
  } finally {
    process.off('exit', end)
    end()
  }
}
