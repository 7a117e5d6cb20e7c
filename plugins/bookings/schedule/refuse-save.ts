import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

/** A problem of a field that shows only beside other documents. The form says the sentence at the field. */
export function fieldProblem(
  req: PayloadRequest,
  collection: CollectionSlug,
  { path, label, message }: { path: string; label: string; message: string },
): ValidationError {
  return new ValidationError({ collection, errors: [{ path, label, message }], req }, req.t)
}
