/** Whether a ceremony ended because the page began another one: that is nothing to tell. */
export function isAborted(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ERROR_CEREMONY_ABORTED'
}

/** Whether the authenticator already has a passkey of this customer. */
export function isThereAlready(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'InvalidStateError'
}
