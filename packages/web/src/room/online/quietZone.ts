/** The light margin of a QR code in modules, as ISO/IEC 18004 requires: some cameras do not find a code without it. */
export const QUIET_ZONE = 4;
