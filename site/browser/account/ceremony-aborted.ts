/** Whether a ceremony ended because the page began another one, which is no error to show. */
export function isAborted(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ERROR_CEREMONY_ABORTED'
}

/** Whether the authenticator already has a passkey of this customer. */
export function isThereAlready(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'InvalidStateError'
}
