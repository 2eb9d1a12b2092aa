//! What scripts import, so that a page can ask for all of it at once: browsers that find it out by themselves
//! ask for one module after the other.

use std::collections::HashMap;
use std::sync::LazyLock;

use web::Web;

/// The modules that a script of `web/` brings along, each once; not the script itself.
pub(crate) fn imported(script: &str) -> &'static [String] {
    static ALL: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
        let scripts = Web::iter().filter(|path| path.ends_with(".js"));
        scripts
            .map(|path| (path.to_string(), all_imports(&path)))
            .collect()
    });
    ALL.get(script).map_or(&[], Vec::as_slice)
}

fn all_imports(script: &str) -> Vec<String> {
    let mut found = vec![script.to_owned()];
    let mut next = 0;
    while let Some(path) = found.get(next) {
        for import in imports(path) {
            if !found.contains(&import) {
                found.push(import);
            }
        }
        next += 1;
    }
    found.remove(0);
    found
}

/// What one module imports itself. Ours do it by lines of their own, with paths that begin with a dot.
fn imports(path: &str) -> Vec<String> {
    let Some(file) = Web::get(path) else {
        return Vec::new();
    };
    let text = String::from_utf8_lossy(&file.data);
    let lines = text
        .lines()
        .filter(|line| line.starts_with("import ") || line.starts_with("export "));
    let named = lines.filter_map(|line| line.strip_suffix("\";")?.rsplit('"').next());
    named
        .filter(|name| name.starts_with('.'))
        .map(|name| beside(path, name))
        .collect()
}

/// The path that a name means in a module.
fn beside(path: &str, name: &str) -> String {
    let mut parts: Vec<_> = path.split('/').collect();
    parts.pop();
    for part in name.split('/') {
        match part {
            "." => (),
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_know_all_that_their_scripts_import() {
        let modules = imported("analyze.js");
        for module in [
            "board/pentago/state.js",
            "study/tree.js",
            "backend/refusal.js",
        ] {
            assert!(modules.iter().any(|one| one == module), "{module}");
        }
        assert!(modules.iter().all(|path| Web::get(path).is_some()));
        assert!(!modules.iter().any(|path| path == "analyze.js"));
        assert_eq!(beside("board/pentago/board.js", "../../keys.js"), "keys.js");
        assert!(imported("nothing.js").is_empty());
    }
}
