/** Why there is no picture of the camera: each is a sentence of `article.try_on.problem`. */
export type CameraProblem = 'refused' | 'none' | 'taken' | 'insecure'

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  NotSupportedError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

/** What the browser's refusal means (Media Capture and Streams, `getUserMedia`). Undefined for what is no refusal of it. */
export function cameraProblem(error: unknown): CameraProblem | undefined {
  return error instanceof DOMException ? PROBLEMS[error.name] : undefined
}

/** Whether this page may ask for a camera at all: its address is secure. */
export function mayAskForCamera(): boolean {
  return isSecureContext && navigator.mediaDevices !== undefined
}

/** Opens the camera that looks at the person. The picture stays in this page; there is no sound. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
  })
}

/** Lets the camera go: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
