import { describe, expect, test } from 'vitest';
import { curl } from './curl.ts';
import { photoToSend } from './form-parts.ts';

const URL = 'https://api.example/v1/x?keyword=a%20b';

describe('A request is printed as a command', () => {
  test('that reads an answer', () =>
    expect(curl({ method: 'GET', url: URL, headers: { origin: 'https://a.example' } })).toBe(
      `curl -i '${URL}' -H 'origin: https://a.example'`,
    ));

  test('that asks for the head only', () =>
    expect(curl({ method: 'HEAD', url: URL, headers: {} })).toBe(`curl -I '${URL}'`));

  test('with a body that holds quotes', () =>
    expect(curl({ method: 'PATCH', url: URL, headers: {}, text: `{"a":"it's"}` })).toBe(
      `curl -i -X PATCH '${URL}' --data-raw '{"a":"it'\\''s"}'`,
    ));

  test('with the files of this folder', () =>
    expect(
      curl({
        method: 'POST',
        url: URL,
        headers: {},
        form: [
          ['name', '@home'],
          ['images[]', photoToSend('watch.jpg', 'image/jpeg')],
        ],
      }),
    ).toBe(
      `curl -i -X POST '${URL}' --form-string 'name=@home' -F 'images[]=@conformance/photos/watch.jpg;type=image/jpeg'`,
    ));

  test('that makes a large file by itself', () =>
    expect(
      curl({
        method: 'POST',
        url: URL,
        headers: {},
        form: [['image', photoToSend('watch.jpg', 'image/jpeg', 100)]],
      }),
    ).toBe(
      `(cat conformance/photos/watch.jpg; head -c 100 /dev/zero) | curl -i -X POST '${URL}' -F 'image=@-;type=image/jpeg;filename=large-watch.jpg'`,
    ));
});
