/** Where this server is reached. Known once it listens, so it is read when needed and not before. */
export interface Place {
  url: string
}
