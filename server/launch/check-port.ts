import { createServer } from 'node:net'
import type { Settings } from '../settings.ts'
import { Complaint } from './complaint.ts'

/** Tried before anything is built, so that a taken port is reported at once. */
export function checkPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (problem: NodeJS.ErrnoException) => reject(portComplaint(problem, { port, host })))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

/** Why the shop cannot listen there, as a sentence. */
export function portComplaint(problem: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  if (problem.code === 'EADDRINUSE')
    return new Complaint(`Port ${port} is in use; stop what uses it or choose another, such as PORT=${port + 10}.`)
  if (problem.code === 'EACCES')
    return new Complaint(`Port ${port} may not be used by this user; choose one above 1023 with PORT.`)
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    return new Complaint(`HOST must be an address of this machine, and is "${host}".`)
  return problem
}
