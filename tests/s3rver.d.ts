/** The part of the S3 stand-in that tests use; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    httpServer: Server
    middleware: ((context: { app: object; path: string }, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<{ port: number }>
  }

  export { S3rver as default }
}
