import { createServer } from 'node:net'
import type { Settings } from '../settings.ts'
import { StartupError } from './startup-error.ts'

/** Tried before anything is built, so that a taken port is reported at once. */
export function checkPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (problem: NodeJS.ErrnoException) => reject(portError(problem, { port, host })))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

/** The sentence for a failure to listen. */
export function portError(problem: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  if (problem.code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is in use; stop what uses it or choose another, such as PORT=${port + 10}.`)
  if (problem.code === 'EACCES')
    return new StartupError(`Port ${port} may not be used by this user; choose one above 1023 with PORT.`)
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    return new StartupError(`HOST must be an address of this machine, and is "${host}".`)
  return problem
}
