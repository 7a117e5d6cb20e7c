import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** Listens, and gives the port: a free one for 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  // Who asks closes what rests. Where both may, one is closed just as the next question is sent.
  if (server instanceof HttpServer) server.keepAliveTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** The address of this server. Set once it listens, so it is read on use. */
export interface Place {
  url: string
}
