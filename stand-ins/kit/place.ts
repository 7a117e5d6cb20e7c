/** The address of this server. Set once it listens, so it is read on use. */
export interface Place {
  url: string
}
