import { execSync } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'

/** The database's engine, which can be taken away and brought back. */
export interface Engine {
  /** Where the shop finds it. */
  uri: string
  leave: () => Promise<void>
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

/**
 * The engine at this address. Killed and started by the commands of `ENGINE_KILL` and `ENGINE_START`; without them, what
 * is lost is the connection alone.
 */
export async function openEngine(uri: string): Promise<Engine> {
  const { ENGINE_KILL: kill, ENGINE_START: start } = process.env
  if (!kill || !start) return openLine(uri)
  const run = async (command: string) => void execSync(command, { stdio: 'ignore' })
  return { uri, leave: () => run(kill), comeBack: () => run(start), close: async () => {} }
}

/** A line to the engine, which can be cut. */
async function openLine(uri: string): Promise<Engine> {
  const [, start = '', host = '', port = '', rest = ''] =
    /^(mongodb:\/\/(?:[^@/]*@)?)([^:/,]+):(\d+)(\/.*)$/.exec(uri) ?? []
  if (!host) throw new Error('The engine needs an address of one host with its port')
  const sockets = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(port), host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.once('close', () => other.destroy()).once('close', () => sockets.delete(one))
      one.on('error', () => one.destroy())
      one.pipe(other)
    }
  })
  const listen = (at: number) => new Promise<void>((done) => void line.listen(at, '127.0.0.1', done))
  const cut = () =>
    new Promise<void>((done) => {
      line.close(() => done())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port: own } = line.address() as { port: number }
  return { uri: `${start}127.0.0.1:${own}${rest}`, leave: cut, comeBack: () => listen(own), close: cut }
}
