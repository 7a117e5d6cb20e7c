import { createServer } from 'node:net'
import type { Settings } from '../settings.ts'
import { Complaint } from './complaint.ts'

/** Asked before anything is built: whoever chose a taken port should not wait for that. */
export function checkPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (problem: NodeJS.ErrnoException) => reject(portComplaint(problem, { port, host })))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

/** Why nobody can be received there, in a sentence. */
export function portComplaint(problem: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  if (problem.code === 'EADDRINUSE')
    return new Complaint(`Port ${port} is in use; stop what uses it or choose another, such as PORT=${port + 10}.`)
  if (problem.code === 'EACCES')
    return new Complaint(`Port ${port} may not be used by this user; choose one above 1023 with PORT.`)
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    return new Complaint(`HOST must be an address of this machine, and is "${host}".`)
  return problem
}
