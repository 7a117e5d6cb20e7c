/** A call of `/v2` that is refused, by the status and the place of what is wrong with it. */
export class ProviderProblem extends Error {
  readonly status: 401 | 403 | 404 | 413 | 422 | 429 | 503
  readonly loc: readonly (string | number)[]
  readonly type: string

  constructor(status: ProviderProblem['status'], type: string, loc: readonly (string | number)[], msg: string) {
    super(msg)
    this.status = status
    this.type = type
    this.loc = loc
  }
}
