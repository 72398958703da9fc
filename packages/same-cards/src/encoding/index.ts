/**
 * Cards and moves as text for links.
 *
 * @module @nain-jaune/same-cards/encoding
 */
export { ByteReader, ByteWriter, bytesOf, checksumOf, lettersOf } from './bytes.ts';
export { mayStart } from './mayStart.ts';
export { type Choice, ORDER_BYTES, orderNumber, orderOf, picksNumber } from './order.ts';
