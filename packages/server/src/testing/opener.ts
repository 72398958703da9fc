/**
 * A program that opens a store, loads a table and prints the kinds of its entries as JSON. Its arguments are a
 * {@link StorePlace} as JSON and the code of the table.
 */
import { openFor, type StorePlace } from './stores.ts';

const [place = '', code = ''] = process.argv.slice(2);
const store = await openFor(JSON.parse(place) as StorePlace);
const table = await store.load(code);
process.stdout.write(JSON.stringify(table?.entries.map(({ kind }) => kind)));
await store.close();
