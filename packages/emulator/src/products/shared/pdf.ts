/** PDF files of a page of text, where a product gives a document. */

/** One page with one line. */
export const pdf = (line: string): string => pageOf(`BT /F1 12 Tf 72 720 Td (${escaped(line)}) Tj ET`, '612 792');

/** One page with the lines of a text. */
export function pdfOfLines(text: string): string {
  const lines = escaped(text.replace(/[^\x20-\x7e\n]/g, '?')).split('\n');
  const shown = lines.map((line) => `(${line}) Tj T*`).join('\n');
  return pageOf(`BT /F1 11 Tf 14 TL 50 780 Td\n${shown}\nET`, '595 842');
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** The smallest document that shows a drawing: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf (annex H). */
function pageOf(drawing: string, size: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  return `${body}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
