import { brand } from '#domain/brand.ts'

/** The Landolt ring: 5 across, a stroke of 1, and a gap of 1 to the right, as the eye test's standard draws it. */
export function Icon() {
  return (
    <svg className="admin-ring" viewBox="0 0 5 5" width="100%" height="100%" aria-hidden="true">
      <path d="M4.9495 2A2.5 2.5 0 1 0 4.9495 3H3.9142A1.5 1.5 0 1 1 3.9142 2Z" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="admin-logo">
      <Icon />
      {brand.name}
    </span>
  )
}
