'use client'
export function ReleaseActions() {
  return null
}
